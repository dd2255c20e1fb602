-- A new function is everybody's. What looks through the words of all churches is for the transactions of a tenant alone.
revoke execute on function
  find_words(integer, tsquery, tsquery, tsquery, tsquery), find_ids(integer, text, tsquery),
  find_alike(integer, text, integer), find_entry(integer, text, integer, text)
  from public;
grant execute on function
  find_words(integer, tsquery, tsquery, tsquery, tsquery), find_ids(integer, text, tsquery),
  find_alike(integer, text, integer), find_entry(integer, text, integer, text)
  to narthex_app;
