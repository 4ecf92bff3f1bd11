-- The rows of a dump: a few of the seeds, and at least one row of every table, so that an upgrade has each kind to lose.
delete from vehicles where id not in (select id from vehicles order by id limit 3);
delete from municipalities where slug not in (select slug from municipalities order by slug limit 2);
delete from locations where id not in (select id from locations order by id limit 2);
delete from rental_plans where id not in (select id from rental_plans order by id limit 2);
-- One log row and one withdrawn page of those that were deleted above.
delete from vehicle_log where removed and vehicle_id <> (select max(vehicle_id) from vehicle_log where removed);
delete from withdrawn_vehicles where id <> (select max(id) from withdrawn_vehicles);
update vehicles set availability = 'SOLD', stock_number = 'R-2611', vin = '5ZTEV2E16PX000417', model_year = 2025,
    color = 'Portimao Blue', mileage = 640, list_price = 13995
  where id = (select min(id) from vehicles);

insert into contact_inquiries (id, first_name, last_name, email, phone, interest, message, vehicle_id, vehicle_name,
    vehicle_price, context, source, page, partner, suspicions, idempotency_key, key_owner, submission_hash)
  values ('inquiry-1', 'Ada', 'Yoder', 'ada@example.com', '717-555-0142', 'sales', E'Is it here?\nThanks', 'denago-nomad',
    'Denago Nomad', 8495, '{"kind": "estimate"}', 'api', '/contact', 'acme', '["link"]', 'key-1', 'acme', sha256('1'));
insert into inquiry_mails (inquiry_id, kind, sent_at) values ('inquiry-1', 'dealer', now()), ('inquiry-1', 'visitor', null);
insert into partners (name) values ('acme');
insert into partner_keys (hash, partner, kind, prefix, scopes)
  values (sha256('key'), 'acme', 'private', 'rl_1234', '{inventory:write}');
insert into webhook_endpoints (partner, url, secret, position_time) values ('acme', 'https://acme.example/hook', '\x01', now());
insert into webhook_deliveries (partner, sent_at, event_id, type, vehicle_id, milliseconds)
  values ('acme', now(), 'event-1', 'vehicle.changed', 'denago-nomad', 12);
insert into inventory_pushes (partner, idempotency_key, request_hash, answer) values ('acme', 'push-1', '\x01', '{"added": 1}');
insert into refused_pushes (partner, refused_at, problems) values ('acme', now(), '2: no price');
insert into stock_removals (source, day, removed) values ('acme', '2026-11-28', 2);
insert into calendar_entries (source, kind, first_day, last_day, words) values ('staff', 'closed', '2027-01-01', '2027-01-01', 'Holiday');
insert into staff_links (email, caller) values ('ann@carts.example', 'somebody');
insert into staff_sessions (token_hash, email) values (sha256('session'), 'ann@carts.example');
insert into staff_people (email) values ('cy@carts.example');
insert into staff_history (who, kind, subject, what, before, after, form_hash)
  values ('ann@carts.example', 'cart', 'denago-nomad', 'Denago Nomad is sold.', '{"availability": "IN_STOCK"}', '{"availability": "SOLD"}', sha256('form'));
insert into staff_files (name, content) values ('stock.csv', '\x6964');
