import { useEffect, useState } from 'react';

/** A value that changes outside of components. React has a hook for it; Preact's own hooks, which weigh half, have not. */
export function useOutsideValue<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const update = () => setValue(read);
    update();
    return subscribe(update);
  }, [subscribe, read]);
  return value;
}
