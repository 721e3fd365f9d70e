import { startReceiver } from "@uchit/fakes/receiver.ts";

/**
 * `node scripts/faults/receiver.ts <file> <seconds of a period> <share of it that it is down> <share of lost answers>`: the content
 * system in a process of its own, with a file of its own. Down, it refuses; a lost answer is one of which nobody hears although
 * everything was done.
 */
const [file = "", period = "10", down = "0.3", lost = "0.02"] = process.argv.slice(2);

const receiver = await startReceiver({ file });
receiver.before(() => {
	const seconds = (Date.now() / 1000) % Number(period);
	if (seconds < Number(period) * Number(down)) return 503;
	return Math.random() < Number(lost) ? "lose" : undefined;
});
// The only line: where it is, and by which token and secret it is spoken to.
console.log(JSON.stringify({ url: receiver.url, token: receiver.token, secret: receiver.secret }));
process.once("SIGTERM", () => process.exit(0));
