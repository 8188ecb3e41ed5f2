-- Pages deep in the trail are walked to in the index alone, as far as a vacuum has seen its rows: after a
-- hundredth more rows, not after a fifth.
alter table audit_events set (autovacuum_vacuum_insert_scale_factor = 0.01);
