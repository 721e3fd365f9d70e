/** Health check: exits with 0 while the program of this container's role responds. */
const { ROLE = "all", PORT = "3000", BACKEND_PORT = "4000" } = process.env;
const port = ROLE === "api" || ROLE === "worker" ? BACKEND_PORT : PORT;
const reply = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(2_000) });
process.exit(reply.ok ? 0 : 1);
