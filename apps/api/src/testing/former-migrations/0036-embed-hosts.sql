-- The hosts of others at which a church shows its embedded views; where it lists none, they may be shown anywhere.
alter table igreja add column hosts_incorporacao text[] not null default '{}';
grant select (hosts_incorporacao) on igreja to narthex_directory;
grant update (hosts_incorporacao) on igreja to narthex_app;
