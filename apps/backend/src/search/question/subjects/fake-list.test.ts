import { expect, test } from "vitest";
import { requestsFakeList } from "./fake-list.ts";

test.each([
	"fake universities list in delhi",
	"ugc fake universities",
	"फर्जी विश्वविद्यालयों की सूची",
	"फ़र्ज़ी विश्वविद्यालय की सूची",
])("%s asks for the fake list itself", (question) => {
	expect(requestsFakeList(question)).toBe(true);
});

test.each([
	"is galgotias university fake",
	"fake degree certificate",
	"universities in delhi",
	"yeh university fake to nahi",
	"पैसे देकर फर्जी डिग्री कौन बनाता है",
])("%s does not ask for the fake list itself", (question) => {
	expect(requestsFakeList(question)).toBe(false);
});
