-- Invitations to open an account, of people whom the office knows without a login (decision 0271). A person has one at most, and
-- none once they have a login. The code stands in the mail alone.
create table convite_pessoa (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  -- The address that it was mailed to: it ends when that of the person is another one.
  email text not null check (email = lower(email)),
  hash text not null,
  -- Who sent it last; none where they have left the church.
  convidado_por_conta_id integer,
  enviado_em timestamptz not null,
  expira_em timestamptz not null,
  primary key (igreja_id, usuario_id),
  constraint convite_pessoa_hash unique (igreja_id, hash),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index convite_pessoa_por_quem on convite_pessoa (igreja_id, convidado_por_conta_id)
  where convidado_por_conta_id is not null;
