-- An event of a hundred thousand tickets is counted from its tickets alone (decision 0125): each carries what its
-- registration says of it. Written by triggers, which the registration's own row lock puts in order.
alter table evento_bilhete
  add column inscricao_situacao text not null default 'RESERVADA'
    check (inscricao_situacao in ('RESERVADA', 'PENDENTE', 'CONFIRMADA', 'EXPIRADA', 'CANCELADA', 'ESTORNADA')),
  -- It has an order, so it brought money.
  add column flag_pedido boolean not null default false,
  add column inscrita_em timestamptz not null default now(),
  add column confirmada_em timestamptz;

create function copiar_inscricao() returns trigger language plpgsql as $$
declare
  own evento_inscricao;
begin
  select * into own from evento_inscricao i where i.igreja_id = new.igreja_id and i.codigo = new.inscricao_codigo;
  if found then
    new.inscricao_situacao := own.situacao;
    new.flag_pedido := own.pedido_codigo is not null;
    new.inscrita_em := own.criada_em;
    new.confirmada_em := own.confirmada_em;
  end if;
  return new;
end $$;
create trigger evento_bilhete_inscrito before insert or update of inscricao_codigo on evento_bilhete
  for each row execute function copiar_inscricao();

create function levar_inscricao() returns trigger language plpgsql as $$
begin
  update evento_bilhete
    set inscricao_situacao = new.situacao, flag_pedido = new.pedido_codigo is not null,
      inscrita_em = new.criada_em, confirmada_em = new.confirmada_em
    where igreja_id = new.igreja_id and inscricao_codigo = new.codigo;
  return null;
end $$;
create trigger evento_inscricao_levada after update on evento_inscricao for each row
  when ((old.situacao, old.pedido_codigo is null, old.criada_em, old.confirmada_em)
    is distinct from (new.situacao, new.pedido_codigo is null, new.criada_em, new.confirmada_em))
  execute function levar_inscricao();

-- What is there already, without telling the phones at the doors of it.
alter table evento_bilhete no force row level security;
alter table evento_inscricao no force row level security;
alter table evento_bilhete disable trigger evento_bilhete_alterado;
update evento_bilhete b
  set inscricao_situacao = i.situacao, flag_pedido = i.pedido_codigo is not null,
    inscrita_em = i.criada_em, confirmada_em = i.confirmada_em
  from evento_inscricao i where i.igreja_id = b.igreja_id and i.codigo = b.inscricao_codigo;
alter table evento_bilhete enable trigger evento_bilhete_alterado;

-- Who was let in, in the order of the tickets, and which readings were undone: from indexes alone.
create index evento_leitura_entrada on evento_leitura (igreja_id, lista_id, bilhete_id, momento) include (id)
  where tipo = 'ENTRADA';
create index evento_leitura_desfeita on evento_leitura (igreja_id, desfaz) where tipo = 'DESFEITA';
create index evento_inscricao_cupom on evento_inscricao (igreja_id, cupom_id) where cupom_id is not null;

-- Names of holders and buyers by any part of them, without accents (as the site's search: 0012, 0019).
create index evento_participante_nome on evento_participante
  using gin (igreja_id, (' ' || sem_acento(nome)) gin_trgm_ops) with (fastupdate = off);
create index evento_comprador_nome on evento_comprador
  using gin (igreja_id, (' ' || sem_acento(nome)) gin_trgm_ops) with (fastupdate = off);

create policy finder_reads on evento_participante for select to narthex_finder using (true);
create policy finder_reads on evento_comprador for select to narthex_finder using (true);
create policy finder_reads on evento_bilhete for select to narthex_finder using (true);
grant select (igreja_id, bilhete_id, nome) on evento_participante to narthex_finder;
grant select (igreja_id, inscricao_codigo, nome) on evento_comprador to narthex_finder;
grant select (igreja_id, id, evento_id, inscricao_codigo) on evento_bilhete to narthex_finder;

-- What stands in a name where this was typed: a part of it, or, of one letter or two, the beginning of a word.
create function name_pattern(typed text) returns text language sql immutable as $$
  select case when trim(typed) ~ '^[[:alpha:]]{1,2}$' then '% ' else '%' end
    || regexp_replace(trim(sem_acento(typed)), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- The tickets whose holder, or with `buyers` those of the event whose buyer, has a name with all that was typed; the first
-- is looked up. Row level security would keep LIKE from its index; so it runs as the role that sees all, and asks first whose
-- names they are.
create function find_ticket_names(church integer, event integer, typed text[], buyers boolean) returns setof integer
  language sql stable security definer set search_path = public, pg_temp rows 1000
  set enable_seqscan = off set jit = off as $$
  select p.bilhete_id from evento_participante p
    where church = current_church() and p.igreja_id = church
      and (' ' || sem_acento(p.nome)) like name_pattern(typed[1])
      and (' ' || sem_acento(p.nome)) like all (array(select name_pattern(part) from unnest(typed[2:]) part))
  union
  select b.id from evento_comprador c
    join evento_bilhete b on b.igreja_id = church and b.inscricao_codigo = c.inscricao_codigo and b.evento_id = event
    where buyers and church = current_church() and c.igreja_id = church
      and (' ' || sem_acento(c.nome)) like name_pattern(typed[1])
      and (' ' || sem_acento(c.nome)) like all (array(select name_pattern(part) from unnest(typed[2:]) part))
$$;
revoke execute on function find_ticket_names(integer, integer, text[], boolean) from public;
grant execute on function find_ticket_names(integer, integer, text[], boolean) to narthex_app;
grant create on schema public to narthex_finder;
alter function find_ticket_names(integer, integer, text[], boolean) owner to narthex_finder;
revoke create on schema public from narthex_finder;
