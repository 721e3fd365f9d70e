import fc from "fast-check";

const KB = 1024;
const MAX_LENGTH = 64 * KB;
/** Pieces on which a regular expression may backtrack, repeated up to 64 kB. */
const REPEATED =
	"a|0| |.|-|@|<|[|(|/|\\|%|'|\n|\t|\u00a0|a@|a.|<a |](|**|_ |# |&amp;|a-|,|http://|a\u0301|क्|١|😀".split("|");
const SQL = [
	"' OR 1=1 --",
	"'; DROP TABLE visitors; --",
	"1) UNION TABLE staff --",
	"$1",
	"\\",
	"%",
	"_",
	"'",
	'"',
	"--",
];
const TEMPLATES = [
	"\u0024{7*7}",
	"{{7*7}}",
	"<%= 7*7 %>",
	"#{7*7}",
	"$NOW",
	"$NOW(-999999 years)",
	"$CURRENT_USER",
	"%s%n%x",
];
const NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "length"];
const PATHS = [
	"../../etc/passwd",
	"..\\..\\x",
	"file:///etc/passwd",
	"http://169.254.169.254/",
	"//evil.example",
	"/%2e%2e/",
];
const SCRIPTS = [
	"<script>x</script>",
	"javascript:alert(1)",
	"<svg onload=x>",
	"\u202e",
	"\ufeff",
	"x\r\nset-cookie: a=b",
];
const ODD = [
	"",
	" ",
	"\0",
	"\ud800",
	"\udfff\ud800",
	"٣",
	"𝟙𝟚𝟛",
	"ﷺ",
	"I\u0307",
	"ß",
	"null",
	"undefined",
	"NaN",
	"true",
];
const NUMBERS = [
	"9".repeat(400),
	"1e400",
	"-0",
	"0x10",
	"1_000",
	"9007199254740993",
	"-9223372036854775809",
	"0.1e-400",
];
const TIMES = [
	"2026-01-31",
	"2026-01-31T09:00:00Z",
	"2026-02-30",
	"0000-00-00",
	"+275760-09-13T00:00:00.001Z",
	"9999-12-31T23:59:59.999999999Z",
	"24:00",
];

export const oddText = fc.oneof(
	fc.constantFrom(...SQL, ...TEMPLATES, ...NAMES, ...PATHS, ...SCRIPTS, ...ODD, ...NUMBERS, ...TIMES),
	fc.string({ unit: "binary", maxLength: 40 }),
);

export const longText = fc
	.tuple(fc.constantFrom(...REPEATED), fc.constantFrom(300, 5 * KB, MAX_LENGTH), fc.constantFrom("", "!", "\0", "@a.b"))
	.map(([unit, length, end]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end);

const scalar = fc.oneof(
	{ weight: 6, arbitrary: oddText },
	{ weight: 2, arbitrary: longText },
	{ weight: 2, arbitrary: fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constantFrom(2 ** 53, -1, 1e308, 0.5)) },
	{ weight: 1, arbitrary: fc.constantFrom(null, true, false) },
);

export const oddValue = fc.oneof(
	{ weight: 8, arbitrary: scalar },
	{ weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
	{ weight: 1, arbitrary: fc.array(oddText, { minLength: 500, maxLength: 2_000 }) },
	{ weight: 1, arbitrary: fc.dictionary(oddText, scalar, { maxKeys: 4 }) },
	{ weight: 1, arbitrary: fc.jsonValue() },
);

const DEPTHS = [50, 500, 20_000];

export const oddBody = fc.oneof(
	fc.constantFrom(...DEPTHS).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
	fc.constantFrom(...DEPTHS).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
	fc.constantFrom("{", '{"a":1,}', "", "nul", '"', '{"a":1}{"b":2}', "[1,2", "1e999999", '{"__proto__":{"x":1}}'),
	fc.constantFrom('{"constructor":{"prototype":{"x":1}}}', '{"a":1,"a":2}', '{"query":"{","query":"{"}', "\ufeff{}"),
	fc.constantFrom(
		`{"a":${"9".repeat(50_000)}}`,
		`{"a":-${"0".repeat(5_000)}.1}`,
		'{"\\ud800":"\\udfff"}',
		'{"\\u0000":1}',
	),
	longText,
	longText.map((text) => JSON.stringify({ contact: { kind: text, value: text }, token: text, query: text })),
	fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
	fc.constantFrom(Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d])),
);

export const CONTENT_TYPES = [
	"application/json",
	"application/json; charset=utf-16",
	"application/json;;;",
	'application/JSON; charset="x',
	"application/vnd.api+json",
	"application/x-www-form-urlencoded",
	"application/graphql",
	"text/plain",
	"text/html",
	"multipart/form-data",
	"multipart/form-data; boundary=x",
	`multipart/form-data; boundary=${"-".repeat(2_000)}`,
	"image/png",
	"*/*",
	";",
	"",
] as const;

const headerText = fc.oneof(
	fc.string({
		unit: fc
			.integer({ min: 0x20, max: 0xff })
			.filter((at) => at < 0x7f || at > 0x9f)
			.map((at) => String.fromCharCode(at)),
	}),
	fc.constantFrom("x".repeat(8_000), "Bearer ", "Bearer x", "Bearer a.b.c", "Basic YTpi", "=;=;=", "\t", "' OR 1=1 --"),
	fc.constantFrom(
		"bytes=0-",
		"bytes=9999999999999999999-1",
		"*",
		'"x',
		"W/",
		"Thu, 99 Xxx 9999",
		"gzip;q=9",
		"-1",
		"1e9",
	),
	fc.constantFrom(
		"127.0.0.1, ::1, x",
		"[::1",
		"999.1.1.1",
		"eyJzdWIiOiJ4In0.x",
		"bnVsbA.bnVsbA",
		".",
		"%00",
		"%",
		"__proto__",
	),
);

const HEADERS = [
	...["authorization", "cookie", "origin", "referer", "user-agent", "accept", "accept-encoding", "accept-language"],
	...["if-none-match", "if-modified-since", "range", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"],
	...["x-http-method-override", "content-encoding", "idempotency-key", "sec-fetch-site", "x-request-id", "traceparent"],
	...["x-visitor-assertion", "x-visitor-address", "x-visitor-browser", "x-privacy-link", "forwarded", "host", "via"],
];

export const oddHeaders = fc.dictionary(fc.constantFrom(...HEADERS), headerText, { minKeys: 1, maxKeys: 4 });

export const oddAddress = fc.oneof(
	fc.constantFrom("%", "%zz", "%00", "%ff", "%ed%a0%80", "/..%2f..%2f", "//", ";x=1", "\\", "?", "?%", "?&&&=&", "#"),
	fc.constantFrom(
		"?__proto__[x]=1",
		"?a[b][c][d][e]=1",
		"?constructor=1",
		`?${"a=1&".repeat(3_000)}`,
		`?${"[".repeat(3_000)}`,
	),
	fc.constantFrom(
		`/${"x".repeat(6_000)}`,
		`?q=${"%25".repeat(3_000)}`,
		"?page=1&page=2",
		"?filter={",
		"?filter[a]=1&filter=x",
	),
);
