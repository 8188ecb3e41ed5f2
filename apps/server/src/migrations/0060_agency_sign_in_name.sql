-- With it the address of a sign-in page tells whose page it is: /signin?agency=blue-ridge.
alter table agencies add column sign_in_name text unique
  check (sign_in_name ~ '^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$');
