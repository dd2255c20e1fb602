-- Money of a rehearsal ends when its church goes live (decision 0112).

-- An order that was placed while its church rehearsed is payable in that rehearsal alone.
alter table pedido add column flag_ensaio boolean not null default false;
update pedido o set flag_ensaio = true from pagamento_configuracao c
  where c.igreja_id = o.igreja_id and not c.flag_producao;
alter table pedido
  drop constraint pedido_situacao_check,
  add constraint pedido_situacao_check check (situacao in ('ABERTO', 'PAGO', 'ESTORNADO', 'ENCERRADO'));

-- When its rehearsal ended. What it had captured was booked back; its lines in the ledger stay.
alter table pagamento
  add column ensaio_encerrado_em timestamptz,
  add constraint pagamento_ensaio_encerrado
    check (ensaio_encerrado_em is null or (gateway = 'rehearsal' and capturado = 0 and situacao = 'canceled'));

-- The treasurer's list and sums have no payment of a rehearsal that ended.
drop index pagamento_momento;
create index pagamento_momento on pagamento (igreja_id, momento, id) include (metodo, situacao, gateway)
  where ensaio_encerrado_em is null;
create index pagamento_ensaio on pagamento (igreja_id, pedido_id)
  where gateway = 'rehearsal' and ensaio_encerrado_em is null;

-- Churches that went live before: a job ends what is left of their rehearsals.
insert into tarefa (igreja_id, fila, chave, dados, disponivel_em, data_cadastro)
select distinct c.igreja_id, 'ensaio-encerramento', 'primeiro', '{}'::jsonb, now(), now() from pagamento_configuracao c
  join pagamento p on p.igreja_id = c.igreja_id and p.gateway = 'rehearsal' where c.flag_producao
on conflict do nothing;
