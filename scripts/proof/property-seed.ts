import fc from "fast-check";

/**
 * Property tests use the same cases in every run, so no push fails on a random case; the full proof (PROOF=full) draws new ones, and a
 * failure becomes a named case. A test's own seed wins.
 */
if (process.env.PROOF !== "full") fc.configureGlobal({ seed: 20_261_123 });
