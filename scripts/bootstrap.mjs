// Runs on the Node that the machine has (20 or newer) and needs nothing installed: installs what the lockfile says when
// node_modules differs from it, then hands over to the Node of node_modules.
//   node scripts/bootstrap.mjs scripts/start.ts [arguments]     a script of ours
//   node scripts/bootstrap.mjs biome check --write              a program of node_modules/.bin
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const BIN = join(ROOT, "node_modules", ".bin");
const NODE = join(BIN, "node");
const INSTALL_LOCK = join(ROOT, ".data", "install.lock");
const MAX_INSTALL_MS = 15 * 60_000;
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

process.chdir(ROOT);
await installOnce();
run(process.argv.slice(2));

/** Two commands on a fresh clone must not install at once: the second waits. */
async function installOnce() {
	if (isInstalled()) return;
	mkdirSync(join(ROOT, ".data"), { recursive: true });
	for (let waited = false; !takeLock(); waited = true) {
		if (!waited) console.log("Another command is installing the packages; waiting for it.");
		await sleep(500);
	}
	try {
		if (!isInstalled()) await install();
	} finally {
		rmSync(INSTALL_LOCK, { force: true });
	}
}

function takeLock() {
	try {
		writeFileSync(INSTALL_LOCK, String(process.pid), { flag: "wx" });
		return true;
	} catch {
		const owner = Number(readFile(INSTALL_LOCK));
		if ((owner > 0 && !isRunning(owner)) || ageMs(INSTALL_LOCK) > MAX_INSTALL_MS) rmSync(INSTALL_LOCK, { force: true });
		return false;
	}
}

/** npm writes its own lockfile last, so an equal one means a complete install for this machine. */
function isInstalled() {
	if (!existsSync(NODE)) return false;
	const wanted = packagesOf("package-lock.json");
	const found = packagesOf(join("node_modules", ".package-lock.json"));
	const isSame = (name) =>
		wanted[name]?.version === found[name]?.version && wanted[name]?.integrity === found[name]?.integrity;
	const isThere = (name) =>
		name in found ? isSame(name) : wanted[name].optional === true || !name.startsWith("node_modules/");
	return Object.keys(wanted).every(isThere) && Object.keys(found).every((name) => name in wanted);
}

function packagesOf(file) {
	const text = readFile(join(ROOT, file));
	return text === undefined ? {} : JSON.parse(text).packages;
}

async function install() {
	console.log("Installing the packages of package-lock.json, a minute or two …");
	const started = Date.now();
	const npm = process.env.npm_execpath;
	const [file, ...first] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
	const child = spawn(file, [...first, "ci", "--include=dev", "--loglevel=error"], { stdio: "inherit" });
	// npm may outlive this process by a minute when both are stopped: the lock is npm's, or the next command would install beside it.
	if (child.pid !== undefined) writeFileSync(INSTALL_LOCK, String(child.pid));
	const [status] = await once(child, "exit").catch((error) => [error.message]);
	if (status !== 0) {
		console.error(`npm ci failed (${typeof status === "number" ? `exit code ${status}` : (status ?? "stopped")}).`);
		rmSync(INSTALL_LOCK, { force: true });
		process.exit(1);
	}
	console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function run([command, ...args]) {
	if (command === undefined) throw new Error("Usage: node scripts/bootstrap.mjs <script or program> [arguments]");
	const file = /\.(ts|mjs)$/.test(command) ? command : join(BIN, command);
	const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}` };
	const child = spawn(NODE, [file, ...args], { stdio: "inherit", env });
	for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
	child.once("error", (error) => {
		console.error(`${NODE} could not be started: ${error.message}. Remove node_modules and try again.`);
		process.exit(1);
	});
	child.once("exit", (code, signal) => {
		for (const name of SIGNALS) process.removeAllListeners(name);
		if (signal === null) process.exit(code ?? 1);
		process.kill(process.pid, signal);
	});
}

function readFile(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}

function ageMs(path) {
	return existsSync(path) ? Date.now() - statSync(path).mtimeMs : 0;
}

function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
