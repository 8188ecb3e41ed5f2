-- How much room the files of an agency take is asked before each upload, of the index alone.
create index files_sizes on files (agency_id) include (byte_size);
