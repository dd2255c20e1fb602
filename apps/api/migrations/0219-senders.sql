-- The sender of a church's mails, as readers see it; without a row it is the church's name and e-mail.
create table igreja_remetente (
  igreja_id integer primary key references igreja,
  nome text,
  responder_para text,
  -- The last address that was confirmed: replies go there.
  responder_em_uso text,
  -- Of the link that confirms `responder_para`.
  codigo_hash text,
  codigo_enviado_em timestamptz,
  codigo_expira_em timestamptz,
  versao integer not null default 1,
  check (codigo_hash is null or (responder_para is not null and codigo_enviado_em is not null and codigo_expira_em is not null)),
  check (responder_para is not null or responder_em_uso is null)
);
