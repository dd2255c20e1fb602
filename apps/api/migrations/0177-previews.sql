-- Previews (decision 0196): what a page is to show, until its code is used, for a minute. No account stands here; what is typed is
-- gone with the row.
create table previa (
  igreja_id integer not null references igreja,
  -- SHA-256 of the code.
  hash text not null,
  -- The name of the kind; its record, if it has one yet.
  tipo text not null,
  registro integer,
  -- The form as it was typed; null where the page shows what is saved.
  formulario jsonb,
  pagina text not null,
  leitor text not null,
  idioma text not null,
  momento timestamptz,
  expira_em timestamptz not null,
  primary key (igreja_id, hash)
);
create index previa_por_fim on previa (igreja_id, expira_em);
