import { expect, test } from "vitest";
import { liveFigureName, parseLiveFigure } from "./live-figure.ts";

test.each(["college:iit-madras:rank-engineering-2025", "exam:jee-mains:events.session-1", "college:x:fee"])(
	"%s is parsed and written alike",
	(name) => {
		const figure = parseLiveFigure(name);
		expect(figure && liveFigureName(figure)).toBe(name);
	},
);

test.each(["", "college:x", "country:nepal:fee", "college:../x:fee", 'college:x:"><script>'])(
	"%j does not name a fact",
	(name) => {
		expect(parseLiveFigure(name)).toBeUndefined();
	},
);
