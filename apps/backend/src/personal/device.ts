/** The more particular first: every browser also claims to be some other one. */
const BROWSERS = [
	["Edge", /\bEdgA?\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Opera", /\b(OPR|Opera)\//],
	["Firefox", /\b(Firefox|FxiOS)\//],
	["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
	["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
	["Android", /\bAndroid\b/],
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["Windows", /\bWindows\b/],
	["ChromeOS", /\bCrOS\b/],
	["macOS", /\bMac OS X\b/],
	["Linux", /\bLinux\b/],
] as const;

/** A browser and its system, as they tell it: `Chrome · Android`. Empty when they tell nothing that we know. */
export function deviceOf(userAgent: string): string {
	const find = (names: readonly (readonly [string, RegExp])[]) =>
		names.find(([, pattern]) => pattern.test(userAgent))?.[0];
	return [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined).join(" · ");
}
