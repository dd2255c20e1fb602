-- Two people in the office cannot overwrite each other's settings unknowingly.
alter table pagamento_configuracao add column versao integer not null default 1;
