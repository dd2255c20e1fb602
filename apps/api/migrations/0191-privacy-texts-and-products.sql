-- The privacy policy that a church wrote for its site: one text for each language, none where it is null.
create table igreja_privacidade (
  igreja_id integer primary key references igreja,
  pt jsonb,
  en jsonb,
  es jsonb,
  versao integer not null default 1
);
select follow_file_uses('igreja_privacidade', 'igreja_id', 'pt,en,es');

-- How a church uses the products of third parties; a product without a row is the one that the operator has set up.
create table igreja_produto (
  igreja_id integer not null references igreja,
  produto text not null check (produto in ('voluts', 'mykids')),
  modo text not null check (modo in ('PADRAO', 'PROPRIO', 'DESLIGADO')),
  url text,
  -- Sealed: only what hands a member over can read it.
  segredo text,
  segredo_em timestamptz,
  primary key (igreja_id, produto),
  check (modo <> 'PROPRIO' or url is not null),
  check ((segredo is null) = (segredo_em is null))
);
alter table igreja add versao_produtos integer not null default 0;
grant update (versao_produtos) on igreja to narthex_app;
