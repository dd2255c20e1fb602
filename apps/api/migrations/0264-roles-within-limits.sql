-- Roles that reach a part of the church alone (decision 0264). Null: all of it; else the ids of congregations, by the role.
alter table usuario_role
  add column alcance integer[] check (cardinality(alcance) between 1 and 50),
  add constraint usuario_role_alcance_role_check
    check (alcance is null or role in ('ROLE_PASTOR', 'ROLE_SECRETARY', 'ROLE_GROUPS', 'ROLE_EVENTS'));

-- An invitation gives its role as it was given: until a day, and within limits.
alter table convite_equipe
  add column termina_em timestamptz,
  add column alcance integer[] check (cardinality(alcance) between 1 and 50),
  add constraint convite_equipe_alcance_role_check
    check (alcance is null or role in ('ROLE_PASTOR', 'ROLE_SECRETARY', 'ROLE_GROUPS', 'ROLE_EVENTS'));
