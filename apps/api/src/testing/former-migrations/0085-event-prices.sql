-- What the tickets of an event cost, by the clock: each row from the end of the row before it until `ate`. The least and
-- the highest price of the tickets on sale, else of those that will be; no row for a time in which nothing is sold any
-- more. Of active types that everyone sees, without add-ons. Written with the sale (decision 0093).
create table evento_preco (
  igreja_id integer not null references igreja,
  evento_id integer not null,
  ate timestamptz not null,
  minimo bigint not null check (minimo >= 0),
  maximo bigint not null check (maximo >= minimo),
  primary key (igreja_id, evento_id, ate),
  foreign key (igreja_id, evento_id) references evento on delete cascade
);
create index evento_preco_ate on evento_preco (igreja_id, ate);

insert into evento_preco (igreja_id, evento_id, ate, minimo, maximo)
with tipo as (
  select t.igreja_id, t.evento_id, t.valor,
    coalesce(greatest(v.inicio, t.venda_inicio), '-infinity') as de,
    coalesce(least(v.fim, t.venda_fim), 'infinity') as ate
  from evento_ingresso t join evento_venda v on v.igreja_id = t.igreja_id and v.evento_id = t.evento_id
  where t.flag_ativo and not t.flag_adicional and t.chave_acesso is null
), vendido as (select * from tipo where de < ate), passo as (
  select igreja_id, evento_id, de as ate from vendido where de > '-infinity'
  union select igreja_id, evento_id, ate from vendido
)
select p.igreja_id, p.evento_id, p.ate,
  coalesce(min(v.valor) filter (where v.de < p.ate), min(v.valor)),
  coalesce(max(v.valor) filter (where v.de < p.ate), max(v.valor))
from passo p join vendido v on v.igreja_id = p.igreja_id and v.evento_id = p.evento_id and v.ate >= p.ate
group by p.igreja_id, p.evento_id, p.ate;

alter table evento drop column preco_minimo;

-- Lists of events read their order, and count, from indexes alone.
drop index evento_por_inicio;
create index evento_por_inicio on evento (igreja_id, data_inicio, id) include (data_fim);
drop index evento_por_vir;
create index evento_por_fim on evento (igreja_id, data_fim) include (data_inicio);
