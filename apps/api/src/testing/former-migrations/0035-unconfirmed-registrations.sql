-- A confirmed address does not prove who registered with it. What an unconfirmed registration said of a person waits
-- for them: they complete the registration before it counts.
alter table usuario add column flag_por_conferir boolean not null default false;

-- The identity marks and replaces such a profile in its own person's name alone.
create policy identity_confirms on usuario for update to narthex_identity
  using (conta_id = current_account()) with check (conta_id = current_account());
grant update (
  nome, sobrenome, telefone, cpf, cnpj, data_nascimento, sexo, estado_civil, data_casamento, ocupacao,
  congregacao_id, numero_filhos, observacoes, idioma, flag_por_conferir
) on usuario to narthex_identity;
