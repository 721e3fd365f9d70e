import { startReceiver } from "@uchit/fakes/receiver.ts";

/**
 * `node scripts/faults/receiver.ts <file> <period in seconds> <share of it down> <share of lost answers>`: the content system as a
 * separate process with a file. While down it refuses; a lost answer is dropped after everything was done.
 */
const [file = "", period = "10", down = "0.3", lost = "0.02"] = process.argv.slice(2);

const receiver = await startReceiver({ file });
receiver.before(() => {
	const seconds = (Date.now() / 1000) % Number(period);
	if (seconds < Number(period) * Number(down)) return 503;
	return Math.random() < Number(lost) ? "lose" : undefined;
});
console.log(JSON.stringify({ url: receiver.url, token: receiver.token, secret: receiver.secret }));
process.once("SIGTERM", () => process.exit(0));
