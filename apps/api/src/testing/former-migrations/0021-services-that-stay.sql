-- A service that is edited stays the same one, so whoever subscribed to the calendar is told which telling is the newer.
alter table culto
  add column versao integer not null default 1,
  add column data_alteracao timestamptz not null default now();
