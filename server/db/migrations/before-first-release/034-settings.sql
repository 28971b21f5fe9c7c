-- What the site's settings say, a row a section and language. What they point to stands in the JSON alone.
create table settings (
  section text not null,
  lang text not null,
  data jsonb not null,
  updated_at timestamptz(3) not null default now(),
  updated_by integer references users on delete set null,
  primary key (section, lang)
);
create index settings_updated_by on settings (updated_by);
