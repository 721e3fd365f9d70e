import { useOutletContext } from "react-router";
import type { CollegeOfPage } from "./tabs.ts";

export function useCollege(): CollegeOfPage {
	return useOutletContext<CollegeOfPage>();
}
