import type { TOOLS } from "@uchit/contract/ask.ts";
import type { Paths } from "#app/paths.ts";

export function toolPath(paths: Paths, tool: (typeof TOOLS)[number]): string {
	switch (tool) {
		case "predict":
			return paths.predict();
		case "class":
			return paths.predictClass();
		case "compare":
			return paths.compare();
		case "shortlist":
			return paths.shortlist;
		case "planner":
			return paths.planner();
		case "glossary":
			return paths.glossary();
		case "choices":
			return paths.choices;
		case "eligibility":
			return paths.eligibility;
		case "calendar":
			return paths.exams({ view: "calendar" });
		case "clashes":
			return paths.examClashes();
		case "study-abroad":
			return paths.studyAbroad;
		case "data":
			return paths.data;
		case "open-data":
			return paths.openData;
		case "exams":
			return paths.exams();
		case "colleges":
			return paths.colleges();
		case "news":
			return paths.news();
		case "reviews":
			return paths.writeReview();
		case "rankings":
			return paths.rankings;
		case "courses":
			return paths.courses;
		case "check":
			return paths.check;
		case "claims":
			return paths.claims;
		case "refund":
		case "originals":
		case "ragging":
			return paths.rights(tool);
		case "rights":
			return paths.rights();
		case "likes":
			return paths.likes;
		case "applications":
			return paths.applications();
		case "photo":
			return paths.tool("photo");
		case "tools":
			return paths.tools;
	}
}
