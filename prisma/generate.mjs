console.log('generate');
