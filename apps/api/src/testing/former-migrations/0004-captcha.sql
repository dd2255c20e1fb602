-- What signs things that leave the product and come back, where no SECRET_KEY is set: the same for every process.
-- The owner of the tables alone may read it.
create table segredo (
  id boolean primary key default true check (id),
  valor text not null
);
insert into segredo (valor)
  values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Challenges that were solved and spent, so that none is taken twice; kept until they would be refused for their age.
create table captcha_usado (
  igreja_id integer not null references igreja,
  desafio text not null,
  expira_em timestamptz not null,
  primary key (igreja_id, desafio)
);
create index captcha_usado_vencidos on captcha_usado (igreja_id, expira_em);
