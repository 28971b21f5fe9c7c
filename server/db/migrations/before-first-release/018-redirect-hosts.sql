-- Visitors of a host that a rule names meet all rules: which hosts these are is looked up whenever a rule is written.
create index redirects_hosts on redirects ((split_part(old_key, '/', 3))) where old_key like '//%';
