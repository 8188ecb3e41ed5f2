-- What people tell each other about records, and what the product tells them.
create table notifications (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  user_id uuid not null references users (id),
  kind text not null,
  title text not null check (title <> ''),
  body text not null default '',
  subject_type text,
  subject_id uuid,
  -- What happened, so that a job that runs again tells it once.
  about text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  acknowledged_at timestamptz,
  primary key (agency_id, id),
  unique (agency_id, user_id, about)
);
create index notifications_by_user on notifications (agency_id, user_id, id desc);
create index notifications_unread on notifications (agency_id, user_id) where read_at is null;
-- Old notifications are removed once they were read.
create index notifications_by_age on notifications (agency_id, created_at) where read_at is not null;
-- What was told already, for work that looks again every few minutes.
create index notifications_by_about on notifications (agency_id, about);
select app.protect('notifications', 'select, insert, update, delete');

create table notification_choices (
  agency_id uuid not null references agencies (id),
  user_id uuid not null references users (id),
  kind text not null,
  email boolean not null,
  updated_at timestamptz not null default now(),
  primary key (agency_id, user_id, kind)
);
select app.protect('notification_choices');

create table comments (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  user_id uuid not null references users (id),
  -- The name at the time of writing.
  author text not null,
  visit_id uuid,
  agent_id uuid,
  client_id uuid,
  reply_to_id uuid,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by text,
  lock_version integer not null default 0,
  primary key (agency_id, id),
  foreign key (agency_id, visit_id) references visits (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  foreign key (agency_id, reply_to_id) references comments (agency_id, id),
  check (num_nonnulls(visit_id, agent_id, client_id) = 1)
);
create index comments_by_visit on comments (agency_id, visit_id, id) where visit_id is not null;
create index comments_by_agent on comments (agency_id, agent_id, id) where agent_id is not null;
create index comments_by_client on comments (agency_id, client_id, id) where client_id is not null;
create index comments_by_reply on comments (agency_id, reply_to_id) where reply_to_id is not null;
create index comments_by_time on comments (agency_id, id desc);
select app.protect('comments');

create table alerts (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  user_id uuid references users (id),
  author text not null,
  visit_id uuid,
  agent_id uuid,
  client_id uuid,
  title text not null check (title <> ''),
  body text not null default '',
  date date not null,
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  repeat text not null default 'never'
    check (repeat in ('never', 'daily', 'weekly', 'monthly', 'yearly')),
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 0,
  primary key (agency_id, id),
  foreign key (agency_id, visit_id) references visits (agency_id, id),
  foreign key (agency_id, agent_id) references agents (agency_id, id),
  foreign key (agency_id, client_id) references clients (agency_id, id),
  check (num_nonnulls(visit_id, agent_id, client_id) = 1)
);
create index alerts_by_date on alerts (agency_id, status, date, id);
-- By when they were set.
create index alerts_by_creation on alerts (agency_id, status, created_at, id);
create index alerts_by_visit on alerts (agency_id, visit_id, status) where visit_id is not null;
create index alerts_by_agent on alerts (agency_id, agent_id, status) where agent_id is not null;
create index alerts_by_client on alerts (agency_id, client_id, status) where client_id is not null;
select app.protect('alerts');

-- Filter, order and columns of a list under a name. Never values of a record.
create table saved_views (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  user_id uuid not null references users (id),
  -- The name of the owner at the time.
  owner text not null,
  list text not null,
  name text not null check (name <> ''),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  shared boolean not null default false,
  position integer not null default 0,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint saved_views_name unique (agency_id, user_id, list, name)
);
create index saved_views_shared on saved_views (agency_id, list) where shared;
select app.protect('saved_views', 'select, insert, update, delete');

create view open_alerts with (security_invoker = true) as
  select agency_id, id, client_id, agent_id, title, priority, date from alerts where status = 'active';
comment on view open_alerts is 'What somebody should look after, by whom it concerns.';
grant select on open_alerts to homeward_app;

create view shown_comments with (security_invoker = true) as
  select agency_id, id, client_id, agent_id, body, author, created_at from comments
  where deleted_at is null;
comment on view shown_comments is 'What was said of a client or a caregiver and was not taken back.';
grant select on shown_comments to homeward_app;
