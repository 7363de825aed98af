-- The queue's own tables belong to the owner of the database, as whom the worker connects; the application reads through these two
-- functions and nothing else of them: numbers, times and reasons, never what a job says beyond the ids in it.
CREATE FUNCTION job_queues() RETURNS TABLE (
  queue text, waiting int, oldest timestamptz, late timestamptz, retrying int, deferred int, refused int,
  next_try timestamptz, reason text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  -- The worker makes its tables at its first start, after the migrations.
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  RETURN QUERY
    SELECT j.name::text, count(*)::int, min(j.created_on),
      -- A mail that one recipient's server puts off waits by itself; everything else waits for us.
      min(j.created_on) FILTER (WHERE j.output ->> 'kind' IS DISTINCT FROM 'later'),
      count(*) FILTER (WHERE j.state = 'retry')::int,
      count(*) FILTER (WHERE j.output ->> 'kind' = 'later')::int,
      count(*) FILTER (WHERE j.output ->> 'kind' = 'refused')::int,
      min(j.start_after) FILTER (WHERE j.state = 'retry'),
      (array_agg(left(j.output ->> 'reason', 80) ORDER BY j.started_on DESC)
        FILTER (WHERE j.state = 'retry' AND j.output ->> 'reason' IS NOT NULL))[1]
    FROM pgboss.job j
    WHERE j.state < 'active' AND j.name <> 'parked' AND j.name NOT LIKE '\_\_pgboss%'
    GROUP BY j.name;
END $$;
--> statement-breakpoint
CREATE FUNCTION parked_jobs(most int) RETURNS TABLE (
  id uuid, queue text, parked_at timestamptz, queued_at timestamptz, tries int, kind text, reason text,
  seq bigint, account_id uuid, in_all int
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  RETURN QUERY
    SELECT j.id, j.source_name::text, j.created_on, j.source_created_on, j.source_retry_count + 1,
      left(j.source_output ->> 'kind', 40), left(j.source_output ->> 'reason', 80),
      CASE WHEN j.data ->> 'seq' ~ '^[1-9]\d{0,14}$' THEN (j.data ->> 'seq')::bigint END,
      CASE WHEN coalesce(j.data ->> 'to', j.data ->> 'accountId') ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
        THEN coalesce(j.data ->> 'to', j.data ->> 'accountId')::uuid END,
      (count(*) OVER (PARTITION BY j.source_name))::int
    FROM pgboss.job j
    WHERE j.name = 'parked' AND j.state < 'active' AND j.source_name IS NOT NULL
    ORDER BY j.created_on DESC, j.id
    LIMIT most;
END $$;
