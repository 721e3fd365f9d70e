/**
 * Faults of an iCalendar file by RFC 5545; empty if valid. Accepts only what our files may contain, because lenient readers forgive what
 * others drop.
 */
export function findCalendarFaults(file: string): string[] {
	if (!file.endsWith("\r\n")) return ["3.1: the last line has no CRLF"];
	const physical = file.slice(0, -2).split("\r\n");
	const faults = physical.flatMap((line, index) => faultsOfPhysical(line, index + 1));
	if (faults.length > 0) return faults;
	const lines = file.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
	const parsed = lines.map(parseLine);
	const unread = parsed.flatMap((line, index) => (line === undefined ? [`3.1: no content line: ${lines[index]}`] : []));
	return unread.length > 0 ? unread : faultsOfTree(parsed.filter((line) => line !== undefined));
}

type Line = { name: string; params: readonly [string, string][]; value: string };

const MOST_OCTETS = 75;

/** RFC 5545, 3.1: line length, no bare CR or LF, no control characters but tab, valid UTF-8. */
function faultsOfPhysical(line: string, number: number): string[] {
	if (Buffer.byteLength(line) > MOST_OCTETS) return [`3.1: line ${number} has ${Buffer.byteLength(line)} octets`];
	if (/[^\t\P{Cc}]/u.test(line)) return [`3.1: line ${number} has a control character`];
	if (!line.isWellFormed() || line.includes("\ufffd")) return [`3.1.4: line ${number} is no UTF-8`];
	return line === "" ? [`3.1: line ${number} is empty`] : [];
}

/** contentline = name *(";" param "=" param-value) ":" value. Our parameters need no quotes. */
function parseLine(line: string): Line | undefined {
	const head = /^([A-Z][A-Z0-9-]*)((?:;[A-Z][A-Z0-9-]*=[^\s";:,]+)*):(.*)$/s.exec(line);
	if (head === null) return undefined;
	const [, name = "", params = "", value = ""] = head;
	const pairs = params.split(";").slice(1);
	return {
		name,
		value,
		params: pairs.map((pair) => [pair.split("=")[0] ?? "", pair.split("=")[1] ?? ""] as const) as [string, string][],
	};
}

const DAY = /^(\d{4})(\d{2})(\d{2})$/;
const TEXT = /^(?:[^\\;,\n]|\\[\\;,nN])*$/;
const TEXTS = /^(?:[^\\;\n]|\\[\\;,nN])*$/;

/** RFC 5545, 3.3: valid values by type of property. */
const TYPES = {
	text: (value: string) => TEXT.test(value),
	texts: (value: string) => value !== "" && TEXTS.test(value),
	uri: (value: string) => /^[a-z][a-z0-9+.-]*:[\x21-\x7e]+$/.test(value) && URL.canParse(value),
	integer: (value: string) => /^\d+$/.test(value) && Number(value) <= 2_147_483_647,
	duration: (value: string) => /^P(?:\d+W|\d+D(?:T\d+[HMS])?|T\d+[HMS])$/.test(value),
	offset: (value: string) => /^[+-](?:0\d|1[0-4])[0-5]\d$/.test(value),
	date: (value: string) => isRealDay(value),
	utc: (value: string) => isRealDay(value.slice(0, 8)) && /^T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ$/.test(value.slice(8)),
	local: (value: string) => isRealDay(value.slice(0, 8)) && /^T(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(value.slice(8)),
} as const;

function isRealDay(value: string): boolean {
	const [, year = "", month = "", day = ""] = DAY.exec(value) ?? [];
	if (year === "") return false;
	const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === `${year}-${month}-${day}`;
}

type Rule = { type: keyof typeof TYPES | RegExp; params?: string; isRequired?: boolean };
type Grammar = { inside: string | undefined; properties: Readonly<Record<string, Rule>> };

const must = (type: Rule["type"], params?: string): Rule => ({
	type,
	isRequired: true,
	...(params !== undefined && { params }),
});
const may = (type: Rule["type"], params?: string): Rule => ({ type, ...(params !== undefined && { params }) });

/** RFC 5545, 3.4 and 3.6: properties of each component, at most once. RFC 7986 adds NAME and REFRESH-INTERVAL. */
const GRAMMAR: Readonly<Record<string, Grammar>> = {
	VCALENDAR: {
		inside: undefined,
		properties: {
			VERSION: must(/^2\.0$/),
			PRODID: must("text"),
			CALSCALE: may(/^GREGORIAN$/),
			METHOD: may(/^PUBLISH$/),
			NAME: may("text"),
			"X-WR-CALNAME": may("text"),
			"X-WR-TIMEZONE": may("text"),
			"REFRESH-INTERVAL": may("duration", "VALUE=DURATION"),
			"X-PUBLISHED-TTL": may("duration"),
		},
	},
	VTIMEZONE: { inside: "VCALENDAR", properties: { TZID: must("text") } },
	STANDARD: {
		inside: "VTIMEZONE",
		properties: {
			DTSTART: must("local"),
			TZOFFSETFROM: must("offset"),
			TZOFFSETTO: must("offset"),
			TZNAME: may("text"),
		},
	},
	VEVENT: {
		inside: "VCALENDAR",
		properties: {
			UID: must(/^[\x21-\x7e]{1,255}$/),
			DTSTAMP: must("utc"),
			"LAST-MODIFIED": may("utc"),
			SEQUENCE: may("integer"),
			DTSTART: must("date", "VALUE=DATE"),
			DTEND: may("date", "VALUE=DATE"),
			STATUS: may(/^(?:TENTATIVE|CONFIRMED|CANCELLED)$/),
			TRANSP: may(/^(?:OPAQUE|TRANSPARENT)$/),
			SUMMARY: may("text"),
			DESCRIPTION: may("text"),
			URL: may("uri"),
			CATEGORIES: may("texts"),
		},
	},
};

type OpenComponent = { name: string; seen: Map<string, string> };

function faultsOfTree(lines: readonly Line[]): string[] {
	const faults: string[] = [];
	const open: OpenComponent[] = [];
	const uids = new Set<string>();
	let calendars = 0;
	for (const { name, params, value } of lines) {
		const inside = open.at(-1);
		if (name === "BEGIN") {
			if (value === "VCALENDAR") calendars++;
			if (GRAMMAR[value] === undefined) faults.push(`3.6: no component is called ${value}`);
			else if (GRAMMAR[value].inside !== inside?.name) faults.push(`3.6: ${value} stands inside ${inside?.name}`);
			open.push({ name: value, seen: new Map() });
		} else if (name === "END") {
			open.pop();
			if (inside?.name !== value) faults.push(`3.6: ${value} ends inside ${inside?.name}`);
			else faults.push(...faultsOfComponent(inside, uids));
		} else if (inside === undefined) faults.push(`3.4: ${name} stands outside of a calendar`);
		else {
			faults.push(...faultsOfProperty(inside, { name, params, value }));
			inside.seen.set(name, value);
		}
	}
	if (open.length > 0) faults.push(`3.6: ${open.at(-1)?.name} does not end`);
	if (calendars !== 1) faults.push(`3.4: ${calendars} calendars in a file`);
	return faults;
}

function faultsOfProperty({ name: component, seen }: OpenComponent, { name, params, value }: Line): string[] {
	const rule = GRAMMAR[component]?.properties[name];
	if (rule === undefined) return [`3.8: ${component} has no ${name}`];
	if (seen.has(name)) return [`3.6: ${component} has ${name} twice`];
	if (params.map((pair) => pair.join("=")).join(";") !== (rule.params ?? "")) return [`3.2: the parameters of ${name}`];
	const isRight = rule.type instanceof RegExp ? rule.type.test(value) : TYPES[rule.type](value);
	return isRight ? [] : [`3.3: ${name} cannot be ${value}`];
}

/** RFC 5545, 3.6.1: required properties, end after start, unique UIDs. */
function faultsOfComponent({ name, seen }: OpenComponent, uids: Set<string>): string[] {
	const required = Object.entries(GRAMMAR[name]?.properties ?? {}).filter(([, { isRequired }]) => isRequired);
	const faults = required
		.filter(([property]) => !seen.has(property))
		.map(([property]) => `3.6: ${name} lacks ${property}`);
	if (name !== "VEVENT") return faults;
	const [uid = "", starts = "", ends] = [seen.get("UID"), seen.get("DTSTART"), seen.get("DTEND")];
	if (ends !== undefined && ends <= starts) faults.push(`3.8.2.2: ${uid} ends before it begins`);
	if (uids.has(uid)) faults.push(`3.8.4.7: ${uid} stands twice`);
	uids.add(uid);
	return faults;
}
