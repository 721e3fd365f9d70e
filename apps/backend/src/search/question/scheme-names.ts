import { toWords } from "@uchit/contract/words.ts";
import type { Scheme } from "#backend/search/live-guides.ts";

/** Words of most schemes' names. */
const GENERIC: ReadonlySet<string> = new Set([
	"scholarship",
	"scholarships",
	"scheme",
	"programme",
	"program",
	"foundation",
	"award",
	"of",
	"the",
	"india",
	"special",
	"merit",
	"national",
]);
const CALLED = ["scholarship", "scholarships", "scheme", "yojana", "छात्रवृत्ति", "स्कॉलरशिप"];
/** Who gives it stands before its own name. */
const PROVIDER = /^(?:aicte|ugc|pm|dr)$/;

/**
 * Scholarships with what people call them: the whole name, and its telling words before "scholarship" ("pragati scholarship"). What
 * several schemes are called names none of them.
 */
export function nameSchemes(schemes: readonly Scheme[]): (Scheme & { phrases: readonly string[] })[] {
	const named = schemes.map((scheme) => ({ ...scheme, phrases: listCalled(scheme.name) }));
	const counts = new Map<string, number>();
	for (const { phrases } of named) for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
	return named.map((scheme) => ({ ...scheme, phrases: scheme.phrases.filter((phrase) => counts.get(phrase) === 1) }));
}

function listCalled(name: string): string[] {
	const whole = toWords(name).join(" ");
	const [own = ""] = name.replace(/\([^()]*\)/g, " ").split(/:| for /);
	const telling = toWords(own).filter((word) => !GENERIC.has(word));
	const cores = [telling, PROVIDER.test(telling[0] ?? "") ? telling.slice(1) : []].filter(({ length }) => length > 0);
	const called = cores.flatMap((core) => CALLED.map((noun) => `${core.join(" ")} ${noun}`));
	// For whom it is says something of the student: that is read by itself.
	return [...new Set(toWords(name).length > 1 && !/ for /.test(name) ? [whole, ...called] : called)];
}
