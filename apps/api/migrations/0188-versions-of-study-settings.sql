-- The readers of studies are settings of the office: two editors are told apart by a version.
alter table estudo_configuracao add column versao integer not null default 1;
