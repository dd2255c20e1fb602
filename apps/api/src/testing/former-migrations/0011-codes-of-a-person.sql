-- A code lets its holder in as a password does: it ends with the sessions of its person, at whatever church it is kept.
create policy identity_of_person on codigo_unico to narthex_identity
  using (conta_id = current_account()) with check (conta_id = current_account());
