-- The work on a file of remittances can be called off; what was called off or failed can be begun anew.
alter table era_files drop constraint era_files_state_check;
alter table era_files add constraint era_files_state_check
  check (state in ('waiting', 'reading', 'posting', 'done', 'failed', 'canceled'));
