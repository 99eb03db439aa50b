import { useEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';

/**
 * react-router's `RouterProvider` for a portal that replaces a loading bar. React may hold the drawn portal back for 300 ms,
 * and `RouterProvider` listens only from then on: a walk in between would change the address and not the screen.
 */
export const PortalRouter = ({ router }: Pick<RouterProviderProps, 'router'>) => {
  const [drawn] = useState(router.state.location);
  useEffect(() => {
    // the router then tells its listeners where it is
    if (router.state.location !== drawn) void router.revalidate();
  }, [router, drawn]);
  return <RouterProvider router={router} />;
};
