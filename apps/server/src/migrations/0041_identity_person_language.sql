-- The language in which a person is written to and sees the screens; null until they chose one or signed in.
alter table users add column language text check (language in ('en', 'es'));
grant select (language) on users to homeward_app;
