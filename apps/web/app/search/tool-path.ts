import type { TOOLS } from "@uchit/contract/ask.ts";
import type { Paths } from "#app/paths.ts";

type Tool = (typeof TOOLS)[number];

export function toolPath(paths: Paths, tool: Tool): string {
	return TOOL_PATHS[tool](paths);
}

const TOOL_PATHS: Readonly<Record<Tool, (paths: Paths) => string>> = {
	predict: (paths) => paths.predict(),
	class: (paths) => paths.predictClass(),
	compare: (paths) => paths.compare(),
	shortlist: (paths) => paths.shortlist,
	planner: (paths) => paths.planner(),
	glossary: (paths) => paths.glossary(),
	choices: (paths) => paths.choices,
	eligibility: (paths) => paths.eligibility,
	calendar: (paths) => paths.exams({ view: "calendar" }),
	clashes: (paths) => paths.examClashes(),
	"study-abroad": (paths) => paths.studyAbroad,
	data: (paths) => paths.data,
	"open-data": (paths) => paths.openData,
	exams: (paths) => paths.exams(),
	colleges: (paths) => paths.colleges(),
	news: (paths) => paths.news(),
	reviews: (paths) => paths.writeReview(),
	rankings: (paths) => paths.rankings,
	courses: (paths) => paths.courses,
	check: (paths) => paths.check,
	claims: (paths) => paths.claims,
	refund: (paths) => paths.rights("refund"),
	originals: (paths) => paths.rights("originals"),
	ragging: (paths) => paths.rights("ragging"),
	rights: (paths) => paths.rights(),
	likes: (paths) => paths.likes,
	applications: (paths) => paths.applications(),
	photo: (paths) => paths.tool("photo"),
	tools: (paths) => paths.tools,
};
