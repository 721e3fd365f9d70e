import fc from "fast-check";

/**
 * Properties are tried on the same cases in every run, so that no push is refused for a case that another push was not
 * asked; the whole proof (PROOF=full) draws new ones, and what it finds becomes a named case. A test that gives a seed
 * of its own keeps it.
 */
if (process.env.PROOF !== "full") fc.configureGlobal({ seed: 20_261_123 });
