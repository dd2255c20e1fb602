-- How a person leaves (specification §2, §4): they ask, confirm by the code of an e-mail, and a job erases what is theirs.
-- The login goes with its last membership.

-- Whether somebody has asked is told by their code: the asking belongs to one church, and ends with it.
alter table conta drop column data_exclusao_pedida;

alter table codigo_unico drop constraint codigo_unico_finalidade_check;
alter table codigo_unico add constraint codigo_unico_finalidade_check
  check (finalidade in ('ATIVACAO', 'RECUPERACAO', 'ENTREGA', 'EXCLUSAO'));
alter table sessao drop constraint sessao_motivo_check;
alter table sessao add constraint sessao_motivo_check
  check (motivo in ('LOGOUT', 'REVOKED', 'TOKEN_REUSE', 'PASSWORD_CHANGED', 'ACCOUNT_DELETED'));

-- Both go with their login, also where a church holds nothing else of it. A membership holds its login fast.
alter table codigo_unico drop constraint codigo_unico_conta_id_fkey;
alter table codigo_unico add constraint codigo_unico_conta_id_fkey
  foreign key (conta_id) references conta on delete cascade;
alter table sessao drop constraint sessao_conta_id_fkey;
alter table sessao add constraint sessao_conta_id_fkey
  foreign key (conta_id) references conta on delete cascade;

-- The identity removes a login in its own person's name alone.
drop policy identity_looks_up on conta;
create policy identity_looks_up on conta for select to narthex_identity using (true);
create policy identity_registers on conta for insert to narthex_identity with check (true);
create policy identity_changes on conta for update to narthex_identity using (true) with check (true);
create policy identity_removes on conta for delete to narthex_identity using (id = current_account());
grant delete on conta to narthex_identity;
