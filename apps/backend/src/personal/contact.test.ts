import fc from "fast-check";
import { expect, test } from "vitest";
import { BadContact, isSameMailbox, lookupOf, maskContact, normaliseContact } from "#backend/personal/contact.ts";
import { type PersonalKeys, parseEncryptionKeys } from "#backend/personal/keys.ts";
import { DecryptionError, decrypt, encrypt } from "./encrypt.ts";

const phone = (value: string) => normaliseContact({ kind: "phone", value }).value;
const email = (value: string) => normaliseContact({ kind: "email", value }).value;

function keysOf(text: string): PersonalKeys {
	const encryption = parseEncryptionKeys(text);
	if (encryption === undefined) throw new Error("These are no keys");
	return { encryption, lookup: Buffer.alloc(32, 7) };
}
const OLD = `old:${"01".repeat(32)}`;
const NEW = `new:${"02".repeat(32)}`;

test.each([
	...["98765 43210", "+91 98765 43210", "919876543210", "09876543210", "0091 98765-43210", "९८७६५ ४३२१०"],
	...[
		"(+91) 98765-43210",
		"( +91 ) 98765 43210",
		"tel:+919876543210",
		"+91 (0) 98765 43210",
		"（＋９１）９８７６５４３２１０",
	],
	...["\u200e98765\u00a043210", "\u202a+91 98765 43210\u202c", "\u2068+91\u200b98765\u206043210\u2069\ufeff"],
])("an Indian number is read as one number however it is written (%j)", (value) =>
	expect(phone(value)).toBe("+919876543210"),
);

test("a foreign number must begin with a +", () => {
	expect(phone("+44 7911 123456")).toBe("+447911123456");
	expect(() => phone("4155552671")).toThrow("numbers from abroad begin with +");
});

test.each([
	["12345", "this number is too short"],
	["98765432101234567", "this number is too long"],
	["+999 12345678", "no country has this code after the +"],
	["call me", "this is not a phone number"],
	["", "this is not a phone number"],
	["9876543210 ext 5", "this is not a mobile number"],
	["044 2257 8000", "this is not a mobile number"],
])("a contact that no message can reach (%s) is refused with the reason", (value, reason) => {
	expect(() => phone(value)).toThrow(BadContact);
	expect(() => phone(value)).toThrow(reason);
});

test("an e-mail address ignores letter case and leaves the part before the @ untouched", () => {
	expect(email(" Asha.Rao@Example.ORG ")).toBe("asha.rao@example.org");
	expect(email("asha+site@example.org")).toBe("asha+site@example.org");
	expect(email("asha@bücher.example")).toBe("asha@xn--bcher-kva.example");
});

test.each([
	...[
		"asha@उदाहरण.भारत",
		"ASHA@उदाहरण。भारत",
		"asha@xn--p1b6ci4b4b3a.xn--h2brj9c",
		"Asha@XN--P1B6CI4B4B3A.xn--h2brj9c",
	],
	...["\u200easha@उदाहरण.भारत\u202c", "mailto:asha@उदाहरण.भारत", "ａｓｈａ＠उदाहरण．भारत"],
])("an internationalised domain is one domain however it is written (%j), and is shown in its own script", (value) => {
	const contact = normaliseContact({ kind: "email", value });
	expect(contact.value).toBe("asha@xn--p1b6ci4b4b3a.xn--h2brj9c");
	expect(maskContact(contact)).toBe("a•••@उदाहरण.भारत");
});

test.each(["आशा@उदाहरण.भारत", "josé@example.org"])("%s is refused with the reason", (value) => {
	expect(() => email(value)).toThrow("other letters than a to z before the @");
});

test.each(["asha", "a@b@example.org", "asha@", "@example.org", "a\nb@example.org", `${"a".repeat(250)}@example.org`])(
	"%j is not an e-mail address",
	(value) => expect(() => email(value)).toThrow("this is not an e-mail address"),
);

test("any text is either a contact or refused with a reason", () => {
	fc.assert(
		fc.property(fc.constantFrom("phone" as const, "email" as const), fc.string({ unit: "binary" }), (kind, value) => {
			try {
				const contact = normaliseContact({ kind, value });
				return normaliseContact(contact).value === contact.value;
			} catch (error) {
				return error instanceof BadContact;
			}
		}),
		{ numRuns: 200 },
	);
}, 20_000);

test("a mask shows too little to contact the person", () => {
	expect(maskContact(normaliseContact({ kind: "phone", value: "9876543210" }))).toBe("+91•••••••210");
	expect(maskContact(normaliseContact({ kind: "email", value: "asha@example.org" }))).toBe("a•••@example.org");
});

test("a sealed text opens again, even after a newer key is added", () => {
	const sealed = encrypt(keysOf(OLD), "आशा");
	expect(sealed).toMatch(/^v1\.old\.[\w-]+\.[\w-]+$/);
	expect(decrypt(keysOf(`${NEW},${OLD}`), sealed)).toBe("आशा");
	expect(encrypt(keysOf(`${NEW}, ${OLD}`), "आशा")).toMatch(/^v1\.new\./);
	expect(encrypt(keysOf(OLD), "आशा")).not.toBe(sealed);
});

test("a text that cannot be opened gives the reason and repeats none of its content", () => {
	const keys = keysOf(OLD);
	const sealed = encrypt(keys, "secret-word");
	expect(() => decrypt(keysOf(NEW), sealed)).toThrow('under the key "old", which PERSONAL_KEYS does not have');
	expect(() => decrypt(keys, `${sealed.slice(0, -4)}AAAA`)).toThrow(DecryptionError);
	expect(() => decrypt(keysOf(`old:${"03".repeat(32)}`), sealed)).toThrow("was changed, or the key is another one");
	expect(() => decrypt(keysOf(`${OLD},other:${"01".repeat(32)}`), sealed.replace("old", "other"))).toThrow(
		DecryptionError,
	);
	expect(() => decrypt(keys, "secret-word")).toThrow("This is not a sealed text of ours.");
	for (const short of ["v1.old..", "v1.old.AAAA.AA"]) expect(() => decrypt(keys, short)).toThrow(DecryptionError);
});

test("a list of keys with one bad key is rejected as a whole", () => {
	for (const bad of ["", "k1", "k1:12", `${OLD},`, `${OLD},${OLD}`, `a.b:${"01".repeat(32)}`]) {
		expect(parseEncryptionKeys(bad)).toBeUndefined();
	}
});

test("a contact's lookup value can only be computed with the key", () => {
	const contact = normaliseContact({ kind: "phone", value: "9876543210" });
	const keys = keysOf(OLD);
	expect(lookupOf(keys, contact)).toBe(lookupOf(keysOf(NEW), contact));
	expect(lookupOf({ ...keys, lookup: Buffer.alloc(32, 8) }, contact)).not.toBe(lookupOf(keys, contact));
	expect(lookupOf(keys, contact)).not.toContain("98765");
});

test.each([
	["kid@example.org", "kid+mum@example.org", true],
	["kid+a@example.org", "KID+b@example.org", true],
	["k.i.d@gmail.com", "kid+mum@googlemail.com", true],
	["k.i.d@example.org", "kid@example.org", false],
	["kid@example.org", "kid@example.net", false],
	["mum@example.org", "kid+mum@example.org", false],
	["+kid@example.org", "+mum@example.org", false],
])("%s and %s are one mailbox: %s", (one, other, isSame) => {
	const contact = (value: string) => normaliseContact({ kind: "email", value });
	expect(isSameMailbox(contact(one), contact(other))).toBe(isSame);
});
