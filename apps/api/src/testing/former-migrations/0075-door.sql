-- Scans at the door (decision 0086). A child is handed out by a reading of its own, and a reading may be undone by its id:
-- what a door knows is a set of readings, which gives the same state in any order of arrival.
alter table evento_leitura drop constraint evento_leitura_tipo_check;
alter table evento_leitura add constraint evento_leitura_tipo_check check (tipo in ('ENTRADA', 'SAIDA', 'DESFEITA'));
alter table evento_leitura add column desfaz uuid;
alter table evento_leitura add constraint evento_leitura_desfaz check (tipo <> 'DESFEITA' or desfaz is not null);

-- When a row last changed by the clock of the database: doors fetch what changed since they last asked.
alter table evento_leitura add column alterado_em timestamptz not null default clock_timestamp();
create index evento_leitura_alterado on evento_leitura (igreja_id, evento_id, alterado_em);
alter table evento_bilhete add column alterado_em timestamptz not null default clock_timestamp();
alter table evento_participante add column alterado_em timestamptz not null default clock_timestamp();

create function marcar_alteracao() returns trigger language plpgsql as $$
begin
  new.alterado_em := clock_timestamp();
  return new;
end $$;
create trigger evento_bilhete_alterado before update on evento_bilhete
  for each row execute function marcar_alteracao();
create trigger evento_leitura_alterado before update on evento_leitura
  for each row execute function marcar_alteracao();
create trigger evento_participante_alterado before update on evento_participante
  for each row execute function marcar_alteracao();

-- The erased data of a holder leave the doors' phones too, and with them to whom a child was handed.
create function marcar_bilhete_sem_participante() returns trigger language plpgsql as $$
begin
  update evento_leitura set responsavel = null
    where igreja_id = old.igreja_id and bilhete_id = old.bilhete_id and responsavel is not null;
  update evento_bilhete set alterado_em = clock_timestamp() where igreja_id = old.igreja_id and id = old.bilhete_id;
  return null;
end $$;
create trigger evento_participante_apagado after delete on evento_participante
  for each row execute function marcar_bilhete_sem_participante();
