-- Calls of guests of a chat in the current ten seconds: of all, of one network, and messages in one channel.
create table chat_ritmo (
  igreja_id integer not null references igreja,
  chave text not null,
  -- When the window began, in seconds since 1970.
  janela bigint not null,
  total integer not null,
  primary key (igreja_id, chave)
);
create index chat_ritmo_antigo on chat_ritmo (igreja_id, janela);

-- What guests wrote about themselves in connect cards, which is deleted after three months.
create index transmissao_resposta_de_visitante on transmissao_resposta (igreja_id, criada_em)
  where usuario_id is null and nome is not null;
insert into tarefa (igreja_id, fila, chave, dados, disponivel_em, data_cadastro)
select distinct igreja_id, 'transmissao-cartoes', 'primeira', '{"dia": "1970-01-01"}'::jsonb, now(), now()
from transmissao_resposta where usuario_id is null and nome is not null
on conflict do nothing;
