const DIGITS = /[०-९]/g;
const MOBILE = /^(?:91|0)?[6-9]\d{9}$/;
const EMAIL = /[\p{L}\p{N}]@[\p{L}\p{N}-]{1,63}\.\p{L}{2}/u;
const TITLED = /(?<!\p{L})(?:Prof(?:essor)?|Dr|Mrs?|Ms|Miss|Smt|Sh?ri|HOD)\b\.?\s*\p{Lu}\p{L}/u;
const TITLED_IN_HINDI = /(?<![\p{L}\p{M}])(?:(?:प्रो|डॉ)\.\s*|(?:डॉ|श्री|श्रीमती)\s+)\p{L}/u;
const ADDRESSED =
	/(?<!\p{L})(?!(?:The|Our|My|Your|This|That|Every|Each|Some|One|Dear|Respected|No|A)\s)\p{Lu}\p{Ll}+\s+(?:[Ss]ir|[Mm]a['’]?am|[Mm]adam)(?!\p{L})/u;

/** What in a text may identify a person: for a moderator to look at, since a title may also be part of a college's name. */
export function noticeIdentifying(text: string): string[] {
	const plain = text.replaceAll(DIGITS, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
	const isNamed = [TITLED, TITLED_IN_HINDI, ADDRESSED].some((pattern) => pattern.test(plain));
	return [
		...(hasPhone(plain) ? ["phone-number"] : []),
		...(EMAIL.test(plain) ? ["email-address"] : []),
		...(isNamed ? ["named-person"] : []),
	];
}

/** A mobile number, also in groups of digits, or a fixed line after its area code. A fee or a list of marks is none. */
function hasPhone(text: string): boolean {
	const runs = text.split(/[^\d\s-]+/).map((run): readonly string[] => run.match(/\d+/g) ?? []);
	return runs.some((groups) =>
		groups.some((group, at) => {
			const [next = "", last = ""] = groups.slice(at + 1, at + 3);
			const lengths = [group, next, last].map(({ length }) => length).join();
			const whole = lengths === "3,3,4" ? group + next + last : lengths.startsWith("5,5,") ? group + next : group;
			return MOBILE.test(whole) || (/^0\d{2,4}$/.test(group) && /^\d{6,8}$/.test(next));
		}),
	);
}
