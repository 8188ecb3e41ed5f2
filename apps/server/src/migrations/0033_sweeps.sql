-- What nobody needs any more is taken away each night: mails that were sent, sessions and invites that
-- are over. docs/operations.md says after how long.
grant delete on mails, sessions, invites to homeward_identity;
create index mails_sent on mails (sent_at) where state = 'sent';
create index sessions_over on sessions (least(ended_at, expires_at));
create index invites_over on invites (least(accepted_at, revoked_at, expires_at));

-- What a super admin wrote to an agency that was rejected; empty where nothing was written.
alter table signup_requests add column reason text not null default '';
