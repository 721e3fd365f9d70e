const DIGITS = /[०-९]/g;
/** Mobile numbers with or without +91, and fixed lines with their area code. A fee or a list of marks is none. */
const PHONE =
	/(?<![\d,.])(?:(?:\+?91[\s-]?|0)?(?:[6-9]\d{4}[\s-]?\d{5}|[6-9]\d{2}[\s-]\d{3}[\s-]\d{4})|0\d{2,4}[\s-]\d{6,8})(?!\d)/;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}/u;
const TITLED = /(?<!\p{L})(?:Prof(?:essor)?|Dr|Mrs?|Ms|Miss|Smt|Sh?ri|HOD)\b\.?\s*\p{Lu}\p{L}/u;
const TITLED_IN_HINDI = /(?<![\p{L}\p{M}])(?:(?:प्रो|डॉ)\.\s*|(?:डॉ|श्री|श्रीमती)\s+)\p{L}/u;
const ADDRESSED =
	/(?<!\p{L})(?!(?:The|Our|My|Your|This|That|Every|Each|Some|One|Dear|Respected|No|A)\s)\p{Lu}\p{Ll}+\s+(?:[Ss]ir|[Mm]a['’]?am|[Mm]adam)(?!\p{L})/u;

/** What in a text may identify a person: for a moderator to look at, since a title may also be part of a college's name. */
export function noticeIdentifying(text: string): string[] {
	const plain = text.replaceAll(DIGITS, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
	const isNamed = [TITLED, TITLED_IN_HINDI, ADDRESSED].some((pattern) => pattern.test(plain));
	return [
		...(PHONE.test(plain) ? ["phone-number"] : []),
		...(EMAIL.test(plain) ? ["email-address"] : []),
		...(isNamed ? ["named-person"] : []),
	];
}
