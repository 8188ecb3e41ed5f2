-- Two records of one client may both have a statement of a run, and become one record. A client gets one statement
-- of a run because whoever makes them holds the run.
drop index patient_statements_of_run;
create index patient_statements_of_run on patient_statements (agency_id, run_id, client_id) where run_id is not null;
