-- What belongs to the installation as a whole; the application's role neither reads nor writes it.
CREATE TABLE installation (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- A hash drawn from SECRET_KEY: a start with another key is known by it. 32 bytes.
  key_fingerprint bytea NOT NULL CHECK (length(key_fingerprint) = 32),
  since timestamp (3) with time zone NOT NULL DEFAULT now()
);
