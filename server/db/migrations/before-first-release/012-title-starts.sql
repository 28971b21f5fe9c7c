-- How titles begin: a short text at the beginning of a title is found without looking at every title that holds its letters.
create index translations_title_start on translations (left(folded, 40) text_pattern_ops);
