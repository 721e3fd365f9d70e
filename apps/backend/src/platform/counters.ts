import { createHash } from "node:crypto";
import { Counter, Gauge, type Registry } from "prom-client";

export type Counters = {
	/** Counts a code by its prefix in OTP_COUNTRIES, `mail` or `none`. */
	countCode: (prefix: string, outcome: "sent" | "refused" | "over-budget") => void;
	countTry: (outcome: "right" | "wrong" | "locked") => void;
	countSignIn: (how: string, outcome: string) => void;
	countStaffSignIn: (outcome: "in" | "refused" | "locked") => void;
	countDelivery: CountDelivery;
	noteIndex: (index: { version: string; size: number }, tookMs: number) => void;
	watchSubscribers: (count: () => { ours: number; anonymous: number }) => void;
};

export type CountDelivery = (
	what: { queue: "messages" | "leads"; target: string },
	outcome: "delivered" | "failed" | "dead" | "stopped",
) => void;

export function createCounters(registry: Registry, role: { doesJobs: boolean; answers: boolean }): Counters {
	const answering = role.answers ? [registry] : [];
	return {
		...countVisitors(answering),
		...countIndex([registry]),
		countDelivery: createDeliveryCounter(role.doesJobs ? [registry] : []),
		watchSubscribers: (count) => watchSubscribers(answering, count),
	};
}

function countVisitors(registers: Registry[]) {
	const counter = (name: string, help: string, labelNames: string[]) =>
		new Counter({ name, help, labelNames, registers });
	const codes = counter(
		"otp_codes_total",
		"One-time codes that were asked for, by the country's prefix and what became of it",
		["prefix", "outcome"],
	);
	const tries = counter("otp_tries_total", "One-time codes that were shown, by what became of it", ["outcome"]);
	const signIns = counter("sign_ins_total", "Visitors who showed who they are, by how and what became of it", [
		"how",
		"outcome",
	]);
	const staff = counter("staff_sign_ins_total", "Sign-ins at the desk, by what became of it", ["outcome"]);
	return {
		countCode: (prefix, outcome) => codes.inc({ prefix, outcome }),
		countTry: (outcome) => tries.inc({ outcome }),
		countSignIn: (how, outcome) => signIns.inc({ how, outcome }),
		countStaffSignIn: (outcome) => staff.inc({ outcome }),
	} satisfies Partial<Counters>;
}

function createDeliveryCounter(registers: Registry[]): CountDelivery {
	const counter = new Counter({
		name: "deliveries_total",
		help: "Tries to deliver a message or a lead, by target and what became of it",
		labelNames: ["queue", "target", "outcome"],
		registers,
	});
	return (what, outcome) => counter.inc({ ...what, outcome });
}

function countIndex(registers: Registry[]) {
	const info = new Gauge({
		name: "college_index_info",
		help: "1 for the version of the facts that the index of institutions was built from",
		labelNames: ["version"],
		registers,
	});
	const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
	const builtAt = gauge("college_index_built_timestamp_seconds", "When the index of institutions was built; 0 before");
	const took = gauge("college_index_build_seconds", "How long the newest build of the index took");
	const size = gauge("college_index_institutions", "Institutions in the index");
	return {
		noteIndex: (index, tookMs) => {
			info.reset();
			info.set({ version: createHash("sha256").update(index.version).digest("hex").slice(0, 12) }, 1);
			builtAt.setToCurrentTime();
			took.set(tookMs / 1000);
			size.set(index.size);
		},
	} satisfies Partial<Counters>;
}

function watchSubscribers(registers: Registry[], count: () => { ours: number; anonymous: number }): void {
	new Gauge({
		name: "change_followers",
		help: "Open streams of changes: those of our own programs, and others",
		labelNames: ["who"],
		registers,
		collect() {
			const { ours, anonymous } = count();
			this.set({ who: "ours" }, ours);
			this.set({ who: "strangers" }, anonymous);
		},
	});
}
