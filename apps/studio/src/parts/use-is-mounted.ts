import { useEffect, useRef } from "react";
import { useLocation, useRedirect } from "react-admin";

/** Lets a late save skip its navigation if the user has left the form. */
export function useIsMounted(): () => boolean {
	const { pathname } = useLocation();
	const isMounted = useRef(true);
	useEffect(() => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, []);
	// The address changes before the next page has loaded.
	return () => isMounted.current && window.location.hash.split("?")[0] === `#${pathname}`;
}

export function useLeave(): (...to: Parameters<ReturnType<typeof useRedirect>>) => void {
	const redirect = useRedirect();
	const isHere = useIsMounted();
	return (...to) => {
		if (isHere()) redirect(...to);
	};
}
